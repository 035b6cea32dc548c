import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { jsonPieces, jsonText } from '../http/written.ts'
import { weatherPieces } from './section-pieces.ts'
import type { WeatherService } from './service.ts'

export function weatherRoutes(weather: WeatherService): Pick<Handlers<Context>, 'getTypicalYear' | 'parseWeather'> {
  return {
    getTypicalYear: async ({ query: { fields, ...query }, context: { caller } }) => {
      const { id, notes } = await weather.typicalYear(query, caller)
      const series = await weather.series(id)
      const meta = withNotes(series.meta, notes)
      const headers = weather.locationsLeft(caller)
      if (fields === 'meta') return { status: 200, written: jsonText(`{"meta":${meta}}`), headers }
      return { status: 200, written: jsonPieces(weatherPieces(await series.section(), meta)), headers }
    },

    parseWeather: async ({ query: known, body, context: { account, caller, signal } }) => {
      const { section, meta } = await weather.upload(body, known, { caller, owner: account?.id ?? null, signal })
      return { status: 200, written: jsonPieces(weatherPieces(section, meta)) }
    },
  }
}

/** Metadata, JSON, with the notes of this answer before the stored notes. */
function withNotes(meta: string, notes: readonly string[]): string {
  if (notes.length === 0) return meta
  const known = JSON.parse(meta) as { notes?: string[] }
  return JSON.stringify({ ...known, notes: [...notes, ...(known.notes ?? [])] })
}
