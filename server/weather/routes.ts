import type { Handlers } from '@pvyield/contract/handlers'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Context } from '../http/context.ts'
import { jsonText } from '../http/written.ts'
import { type ReadSection, weatherParts } from './section-parts.ts'
import type { WeatherService } from './service.ts'

export function weatherRoutes(weather: WeatherService, answers: AnswerWriter): Pick<Handlers<Context>, 'getTypicalYear' | 'parseWeather'> {
  const written = (read: ReadSection, meta: string) => ({ bytes: answers.compose(weatherParts(read, meta)), contentEncoding: null })
  return {
    getTypicalYear: async ({ query: { fields, ...query }, context: { caller } }) => {
      const { notes, ...series } = await weather.yearFor(query, caller)
      const meta = withNotes(series.meta, notes)
      const headers = await weather.locationsLeft(caller)
      if (fields === 'meta') return { status: 200, written: jsonText(`{"meta":${meta}}`), headers }
      return { status: 200, written: written(series.section, meta), headers }
    },

    parseWeather: async ({ query: known, body, context: { account, caller, signal } }) => {
      const { section, meta } = await weather.upload(body, known, { caller, owner: account?.id ?? null, signal })
      return { status: 200, written: written(async () => section, meta) }
    },
  }
}

/** Metadata, JSON, with the notes of this answer before the stored notes. */
function withNotes(meta: string, notes: readonly string[]): string {
  if (notes.length === 0) return meta
  const known = JSON.parse(meta) as { notes?: string[] }
  return JSON.stringify({ ...known, notes: [...notes, ...(known.notes ?? [])] })
}
