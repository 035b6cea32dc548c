import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What poppler reads of a PDF; null where it is not installed. */
export function pdfText(bytes: Uint8Array): Promise<string | null> {
  return popplerOn(bytes, ['pdftotext', '-layout'], ['-'])
}

/** What a PDF says of itself; null where poppler is not installed. */
export function pdfInfo(bytes: Uint8Array): Promise<string | null> {
  return popplerOn(bytes, ['pdfinfo'], [])
}

/** The tree of tags of a PDF; null where poppler is not installed. */
export function pdfStructure(bytes: Uint8Array): Promise<string | null> {
  return popplerOn(bytes, ['pdfinfo', '-struct'], [])
}

async function popplerOn(
  bytes: Uint8Array,
  [program = '', ...options]: readonly string[],
  after: readonly string[],
): Promise<string | null> {
  if (Bun.which(program) === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-pdf-'))
  try {
    const file = join(folder, 'report.pdf')
    writeFileSync(file, bytes)
    const child = Bun.spawn([program, ...options, file, ...after], { stdout: 'pipe', stderr: 'ignore' })
    return await new Response(child.stdout).text()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
