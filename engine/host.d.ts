/** The two classes beyond ECMAScript that every host of the engine has: browsers, Node, Bun. Nothing else of a host is used in here. */
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(input?: ArrayBuffer | ArrayBufferView): string
}
