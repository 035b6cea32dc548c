import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['LICENSE', 'NOTICE', 'THIRD-PARTY']

let embedded: readonly string[] | null = null

/** For the single binary: the texts of the files. */
export function embedLicences(texts: readonly string[]): void {
  embedded = texts
}

/**
 * The licence of the program, and those of all that it contains.
 * @param root  folder of the repository
 */
export function licencesText(root: string): string {
  const texts = embedded ?? FILES.map((name) => readFileSync(join(root, name), 'utf8'))
  return texts.map((text) => text.trim()).join(`\n\n${'='.repeat(80)}\n\n`)
}
