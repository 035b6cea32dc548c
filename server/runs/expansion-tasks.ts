import type { SentBody } from '@pvyield/contract/handlers'
import type { SimpleRunRequestAnswer } from '@pvyield/contract/schemas'
import { type Choices, notCounted } from '@pvyield/engine'
import type { FoundYear } from '../weather/service.ts'
import type { RequestReader, YearWish } from './request-reader.ts'

export interface ExpansionInput {
  readonly body: SentBody
  /** Typical year of the place; null when none is needed or the need is not known yet. */
  readonly year: FoundYear | null
  /** Path through the models that the account prefers; null for none. */
  readonly choices: Choices | null
}

/** Tasks of a worker for simple requests that are expanded and not run. */
export class ExpansionTasks {
  constructor(private readonly reader: Pick<RequestReader, 'read'>) {}

  /** Fails: as RequestReader.read. */
  readonly expandSimple = async ({ body, year, choices }: ExpansionInput): Promise<{ answer: SimpleRunRequestAnswer } | YearWish> => {
    const read = await this.reader.read('simple', body, year, null, choices ?? undefined)
    if ('wanted' in read) return { wanted: read.wanted }
    const { request, resolved, extra, findings } = read
    const { defaults_applied } = extra
    const found = { warnings: findings.map(({ message }) => message), findings: [...findings] }
    return { answer: { request, defaults_applied, not_counted: notCounted(resolved, 'simple'), ...found } }
  }
}
