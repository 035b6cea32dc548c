import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { type OpenFonts, openFonts } from '@pvyield/report/pdf'

/** Next to the server, where the single binary has them. */
const PACKED = join(import.meta.dir, '..', 'fonts')

let opened: OpenFonts | null = null

/** The typeface of reports, read when the first one is made in a thread. */
export function reportFonts(): OpenFonts {
  opened ??= openFonts({ regular: read(FONT_FILES.regular), strong: read(FONT_FILES.strong) })
  return opened
}

function read(name: Parameters<typeof fontFile>[0]): Uint8Array {
  const packed = join(PACKED, name)
  return readFileSync(existsSync(packed) ? packed : fontFile(name))
}
