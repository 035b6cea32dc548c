import type { Database } from '../db/database.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { unpackText } from '../db/zstd.ts'
import { projectOf } from './entries.ts'
import type { ProjectStore } from './store.ts'

const PAGE = 50

/** The projects of a person. */
export class PersonalProjects implements PersonalData {
  readonly name = 'projects'

  constructor(
    private readonly store: ProjectStore,
    private readonly database: Database,
    private readonly baseUrl: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** All projects, newest first, with the requests of their variants. One request is in memory at a time. */
  async *exported(accountId: string): AsyncGenerator<string, void, undefined> {
    let opening = '['
    let before: string | null = null
    for (;;) {
      const page = await this.store.page(accountId, before, PAGE, [])
      for (const { project } of page) {
        yield opening
        opening = ',\n'
        const { variants, ...own } = projectOf(project, await this.store.variantsOf(accountId, project.id), this.now(), this.baseUrl)
        yield `${JSON.stringify(own).slice(0, -1)},"variants":[`
        let between = ''
        for (const variant of variants) {
          const packed = await this.store.request(accountId, project.id, variant.variant_id)
          if (packed === undefined) continue // it was deleted in the meantime
          yield `${between}${JSON.stringify(variant).slice(0, -1)},"request":${await unpackText(packed)}}`
          between = ',\n'
        }
        yield ']}'
      }
      if (page.length < PAGE) break
      before = page.at(-1)?.project.id ?? null
    }
    yield opening === '[' ? '[]' : ']'
  }

  deletion(accountId: string) {
    return this.store.forgetAll(accountId)
  }

  /** Deletes what was stored while its account was being deleted. */
  async sweep(): Promise<void> {
    await this.database.write(...this.store.forgetOfDeleted())
  }
}
