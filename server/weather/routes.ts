import type { Handlers } from '../../generated/handlers.gen.ts'
import type { Context } from '../http/context.ts'
import { jsonText } from '../http/written.ts'
import type { WeatherService } from './service.ts'

export function weatherRoutes(weather: WeatherService): Pick<Handlers<Context>, 'getTypicalYear' | 'parseWeather'> {
  return {
    getTypicalYear: async ({ query: { latitude, longitude, fields }, context: { address } }) => {
      const { section, meta } = await weather.typicalYear(latitude, longitude, address)
      const written = fields === 'meta' ? `{"meta":${meta}}` : `{"weather":${await section()},"meta":${meta}}`
      return { status: 200, written: jsonText(written) }
    },

    parseWeather: async ({ body: { file } }) => {
      const { section, meta } = await weather.upload(new Uint8Array(file.bytes), file.name)
      return { status: 200, written: jsonText(`{"weather":${section},"meta":${meta}}`) }
    },
  }
}
