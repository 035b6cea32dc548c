import type { Handlers } from '@pvyield/contract/handlers'
import type { AnswerWriter } from '../answers/answer-writer.ts'
import type { Context } from '../http/context.ts'
import { jsonText } from '../http/written.ts'
import type { WeatherComparisons } from './compared-weather.ts'
import type { FetchedYears } from './fetched-years.ts'
import { type ReadSection, weatherParts } from './section-parts.ts'
import type { WeatherService } from './service.ts'

export interface WeatherParts {
  readonly weather: WeatherService
  readonly fetched: FetchedYears
  readonly comparisons: WeatherComparisons
}

export function weatherRoutes(
  { weather, fetched, comparisons }: WeatherParts,
  answers: AnswerWriter,
): Pick<Handlers<Context>, 'compareWeather' | 'fetchWeather' | 'getTypicalYear' | 'parseWeather'> {
  const written = (read: ReadSection, meta: string) => ({ bytes: answers.compose(weatherParts(read, meta)), contentEncoding: null })
  return {
    getTypicalYear: async ({ query: { fields, ...query }, context: { caller } }) => {
      const { notes, ...series } = await weather.yearFor(query, caller)
      const meta = withNotes(series.meta, notes)
      const headers = await weather.locationsLeft(caller)
      if (fields === 'meta') return { status: 200, written: jsonText(`{"meta":${meta}}`), headers }
      return { status: 200, written: written(series.section, meta), headers }
    },

    fetchWeather: async ({ query: { fields }, body, context: { account, caller, signal } }) => {
      const { section, meta } = await fetched.fetch(fetched.plan(body), { caller, owner: account?.id ?? null, signal })
      const headers = await weather.locationsLeft(caller)
      if (fields === 'meta') return { status: 200, written: jsonText(`{"meta":${meta}}`), headers }
      return { status: 200, written: written(section, meta), headers }
    },

    compareWeather: async ({ body, context: { account, caller, signal } }) => {
      const answer = await comparisons.compare(body, { caller, owner: account?.id ?? null, signal })
      return { status: 200, body: answer, headers: await weather.locationsLeft(caller) }
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
