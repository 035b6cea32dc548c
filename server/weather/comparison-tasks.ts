import type { Weather, WeatherCompareAnswer } from '@pvyield/contract/schemas'
import { EngineError, spreadOfWeather, type WeatherFigures, weatherFigures } from '@pvyield/engine'
import { Problem } from '../http/problem.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Figures of stored weathers, and their spread. */
export interface ComparedFigures extends Pick<WeatherCompareAnswer, 'spread' | 'uncertainty' | 'notes'> {
  readonly figures: readonly WeatherFigures[]
}

/** Tasks of a worker that compare stored weathers. */
export class ComparisonTasks {
  constructor(
    private readonly stored: (id: string) => Promise<Weather>,
    private readonly guard: TaskGuard,
  ) {}

  /** Fails: Problem not_found, validation_error; as its guard. */
  readonly compareFigures = async ({ ids }: { readonly ids: readonly string[] }): Promise<ComparedFigures> => {
    const figures: WeatherFigures[] = []
    for (const id of ids) {
      figures.push(figuresOf(await this.stored(id), id))
      this.guard.checkpoint()
    }
    return { figures, ...spreadOfWeather(figures) }
  }
}

function figuresOf(weather: Weather, id: string): WeatherFigures {
  try {
    return weatherFigures(weather)
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    throw Problem.ofField('validation_error', 'sources', `The weather ${id} cannot be read: ${cause.failures[0]?.message ?? cause.message}`)
  }
}
