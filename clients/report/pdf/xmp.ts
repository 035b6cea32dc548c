import { escaped } from '../pictures/element.ts'

/**
 * pdfkit writes what a PDF says of itself twice: as PDF texts, and then, unescaped, into the XML of its XMP packet. The
 * texts are escaped between the two.
 */
export function escapeXmp(doc: PDFKit.PDFDocument): void {
  const writer = doc as unknown as { endMetadata: () => void; info: Record<string, unknown> }
  const write = writer.endMetadata.bind(doc)
  writer.endMetadata = () => {
    for (const [name, value] of Object.entries(writer.info)) if (typeof value === 'string') writer.info[name] = escaped(value)
    write()
  }
}
