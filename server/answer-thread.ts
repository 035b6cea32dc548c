/** The thread that puts answers together, see `answers/answer-writer.ts`. */
import { serveAnswers } from './answers/serve-answers.ts'
import { type StoredSeries, writeStored } from './runs/stored-series.ts'

serveAnswers((series, read) => writeStored(series as StoredSeries, read))
