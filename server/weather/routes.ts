import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { jsonText } from '../http/written.ts'
import { sectionText, type WeatherService } from './service.ts'

export function weatherRoutes(weather: WeatherService): Pick<Handlers<Context>, 'getTypicalYear' | 'parseWeather'> {
  return {
    getTypicalYear: async ({ query: { fields, ...query }, context: { address } }) => {
      const { id, notes } = await weather.typicalYear(query, address)
      const series = await weather.series(id)
      const meta = withNotes(series.meta, notes)
      const written = fields === 'meta' ? `{"meta":${meta}}` : `{"weather":${sectionText(await series.columns(), meta)},"meta":${meta}}`
      return { status: 200, written: jsonText(written), headers: weather.locationsLeft(address) }
    },

    parseWeather: async ({ query: known, body: { file }, context: { address, signal } }) => {
      const { columns, meta } = await weather.upload(new Uint8Array(file.bytes), file.name, known, { caller: address, signal })
      return { status: 200, written: jsonText(`{"weather":${sectionText(columns, meta)},"meta":${meta}}`) }
    },
  }
}

/** Metadata, JSON, with the notes of this answer before the stored notes. */
function withNotes(meta: string, notes: readonly string[]): string {
  if (notes.length === 0) return meta
  const known = JSON.parse(meta) as { notes?: string[] }
  return JSON.stringify({ ...known, notes: [...notes, ...(known.notes ?? [])] })
}
