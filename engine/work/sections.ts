import type { Inverter, Module, RunRequest, Weather } from '@pvyield/contract/schemas'
import { INVALID } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError } from '../core/sink.ts'
import type { FailureList } from './failure-list.ts'
import { requireSource, type Sources, type TypicalYear } from './sources.ts'

type Named = Pick<RunRequest, 'weather' | 'module' | 'inverter'>

/** The sections that a request names by ids. What was not found is null, with a failure added. */
export class Sections {
  /** @param invalid  sections that failed their schema, which are not looked for */
  constructor(
    private readonly sources: Sources,
    private readonly failures: FailureList,
    private readonly invalid: ReadonlySet<string>,
  ) {}

  async weather(weather: Named['weather'] | undefined): Promise<Weather | null> {
    return this.find<Weather>('weather', weather, (id) => this.sources.weather(id))
  }

  async module(module: Named['module'] | undefined): Promise<Module | null> {
    return this.find<Module>('module', module, (id) => this.sources.module(id))
  }

  async inverter(inverter: Named['inverter'] | undefined): Promise<Inverter | null> {
    return this.find<Inverter>('inverter', inverter, (id) => this.sources.inverter(id))
  }

  /**
   * The request with its sections in place of their ids, and INVALID in place of those that there are not.
   * @param year  typical year that it may name
   */
  async resolve(request: RunRequest, year: TypicalYear | null = null): Promise<Resolved> {
    const { weather, module, inverter } = request
    const isYear = year !== null && year.id !== null && 'id' in weather && weather.id === year.id
    return {
      ...request,
      weather: (isYear ? year.weather : await this.weather(weather)) ?? INVALID,
      module: (await this.module(module)) ?? INVALID,
      inverter: (await this.inverter(inverter)) ?? INVALID,
    }
  }

  private async find<Section extends object>(
    name: 'weather' | 'module' | 'inverter',
    sent: Section | { readonly id: string } | undefined,
    get: (id: string) => Section | Promise<Section>,
  ): Promise<Section | null> {
    if (sent === undefined || this.invalid.has(name)) return null
    if (!('id' in sent)) return sent
    requireSource(this.sources, name)
    try {
      return await get(sent.id)
    } catch (cause) {
      if (!(cause instanceof EngineError && cause.failures.every(({ code }) => code === 'not_found'))) throw cause
      this.failures.addItems(cause.failures)
      return null
    }
  }
}
