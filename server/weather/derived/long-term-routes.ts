import type { Handlers } from '@pvyield/contract/handlers'
import type { AnswerWriter } from '../../answers/answer-writer.ts'
import type { Context } from '../../http/context.ts'
import type { WeatherService } from '../service.ts'
import { answerOf, senderOf } from './routes.ts'

type LongTermOperation = 'scaleWeather' | 'correlateWeather' | 'selectTypicalYear'

/** The operations that make weather of other years. */
export function longTermRoutes(weather: WeatherService, answers: AnswerWriter): Pick<Handlers<Context>, LongTermOperation> {
  return {
    scaleWeather: async ({ query: { fields, ...query }, body, context }) => ({
      status: 200,
      written: answerOf(await weather.derive('scale', { body, query }, senderOf(context)), fields, answers),
    }),
    correlateWeather: async ({ query: { fields, ...query }, body, context }) => ({
      status: 200,
      written: answerOf(await weather.derive('correlate', { body, query }, senderOf(context)), fields, answers),
    }),
    selectTypicalYear: async ({ query: { fields, ...query }, body, context }) => ({
      status: 200,
      written: answerOf(await weather.derive('typicalYear', { body, query }, senderOf(context)), fields, answers),
    }),
  }
}
