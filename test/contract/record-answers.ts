/** Records the answers that the reference page shows: `bun run test/contract/record-answers.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { startTestService } from '../server/service.ts'
import { ANSWERS_FILE, recordAnswers } from './recorded-answers.ts'

mkdirSync(dirname(ANSWERS_FILE), { recursive: true })
writeFileSync(ANSWERS_FILE, `${JSON.stringify(await recordAnswers(await startTestService()), null, 1)}\n`)
// The service that gave them leaves threads of its libraries behind.
process.exit(0)
