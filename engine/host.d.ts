/**
 * The two classes beyond ECMAScript that every host of the engine provides: browsers, Node and Bun.
 * The engine uses nothing else of a host.
 */
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBuffer | ArrayBufferView): string
}
