import type { Weather, WeatherCompareAnswer } from '@pvyield/contract/schemas'
import { EngineError, type Place } from '@pvyield/engine'
import { spreadOfWeather, type WeatherFigures, weatherFigures } from '@pvyield/engine/weather'
import { Problem } from '../http/problem.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Figures of stored weathers, and their spread. */
export interface ComparedFigures extends Pick<WeatherCompareAnswer, 'spread' | 'uncertainty' | 'notes'> {
  readonly figures: readonly Omit<WeatherFigures, 'gaps' | 'lacksNights'>[]
}

export interface ComparedInput {
  readonly ids: readonly string[]
  /** One for each id. */
  readonly names: readonly string[]
  readonly site: Place
}

/** Tasks of a worker that compare stored weathers. */
export class ComparisonTasks {
  constructor(
    private readonly stored: (id: string) => Promise<Weather>,
    private readonly guard: TaskGuard,
  ) {}

  /** Fails: Problem not_found, validation_error; as its guard. */
  readonly compareFigures = async ({ ids, names, site }: ComparedInput): Promise<ComparedFigures> => {
    const figures: WeatherFigures[] = []
    for (const id of ids) {
      figures.push(figuresOf(await this.stored(id), id))
      this.guard.checkpoint()
    }
    return { figures: figures.map(shown), ...spreadOfWeather(figures, site, names) }
  }
}

/** The numbers of an answer: to 0.01 kWh/m2 and 0.01 degC. The spread is that of the whole ones. */
function shown({ annual, monthly, rows, place, years }: WeatherFigures): ComparedFigures['figures'][number] {
  const { ghi_kwhm2, dni_kwhm2, dhi_kwhm2, temp_air_c } = monthly
  return {
    rows,
    place,
    years,
    annual: {
      ghi_kwhm2: hundredths(annual.ghi_kwhm2),
      dni_kwhm2: hundredths(annual.dni_kwhm2),
      dhi_kwhm2: hundredths(annual.dhi_kwhm2),
      temp_air_c: hundredths(annual.temp_air_c),
    },
    monthly: {
      ghi_kwhm2: ghi_kwhm2.map(hundredths),
      dni_kwhm2: dni_kwhm2.map(hundredths),
      dhi_kwhm2: dhi_kwhm2.map(hundredths),
      temp_air_c: temp_air_c.map(hundredths),
    },
  }
}

function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

function figuresOf(weather: Weather, id: string): WeatherFigures {
  try {
    return weatherFigures(weather)
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    throw Problem.ofField('validation_error', 'sources', `The weather ${id} cannot be read: ${cause.failures[0]?.message ?? cause.message}`)
  }
}
