import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../http/problem.ts'

/** Date of the text in `terms.md`. Change it with the text, and everyone is asked again. */
const VERSION = '2026-11-23'

/** The terms that people accept. */
export class TermsService {
  readonly version = VERSION
  /** Markdown. */
  readonly text = readFileSync(join(import.meta.dir, 'terms.md'), 'utf8').replace('\n\n', `\n\nVersion ${VERSION}.\n\n`)

  /** Fails: Problem terms_required for an account that has accepted other terms. */
  requireAccepted(version: string): void {
    if (version === this.version) return
    throw new Problem(
      'terms_required',
      `The terms have changed since you accepted those of ${version}: read GET /api/terms, and accept version ${this.version} with POST /api/me/terms or at /account`,
    )
  }

  /** Fails: Problem validation_error for the version of other terms. */
  requireCurrent(version: string): void {
    if (version === this.version) return
    throw Problem.ofField(
      'validation_error',
      'terms_version',
      `The terms that are in force have the version ${this.version}: show the text of GET /api/terms, and send this version when the person accepts it`,
    )
  }
}
