/** A fault of the document. The generator prints the message and writes nothing. */
export class DocumentError extends Error {
  constructor(where: string, what: string) {
    super(`openapi.json: ${where}: ${what}`)
    this.name = 'DocumentError'
  }
}
