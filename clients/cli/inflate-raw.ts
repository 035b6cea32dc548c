/** Native, and several times as fast as the engine's portable version. */
export function inflateRaw(deflated: Uint8Array): Uint8Array {
  return Bun.inflateSync(new Uint8Array(deflated), { windowBits: -15 })
}
