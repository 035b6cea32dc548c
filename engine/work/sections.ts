import type { Inverter, Module, RunRequest, Weather } from '@pvyield/contract/schemas'
import { INVALID, isValid } from '../core/invalid.ts'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import { EngineError } from '../core/sink.ts'
import type { FailureList } from './failure-list.ts'
import { requireSource, type Sources, type TypicalYear } from './sources.ts'

/** A section, or the id of one. */
type Sent<Section> = Section | { readonly id: string }

interface OfPart {
  readonly module?: unknown
  readonly inverter?: unknown
}

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
    const { weather, module, inverter, sub_arrays } = request
    const isYear = year !== null && year.id !== null && 'id' in weather && weather.id === year.id
    return {
      ...request,
      weather: (isYear ? year.weather : await this.weather(weather)) ?? INVALID,
      module: (await this.module(module)) ?? INVALID,
      inverter: (await this.inverter(inverter)) ?? INVALID,
      sub_arrays: isValid(sub_arrays) && sub_arrays !== null ? await this.parts(sub_arrays) : (sub_arrays as null),
    }
  }

  /** The parts of a plant, with their sections in place of their ids. */
  private async parts(sent: NonNullable<RunRequest['sub_arrays']>): Promise<ResolvedPart[]> {
    const named = await this.ofParts(sent)
    return sent.map((part, k) => ({
      ...part,
      module: part.module && (named[k].module ?? INVALID),
      inverter: part.inverter && (named[k].inverter ?? INVALID),
    }))
  }

  /** The sections that the parts of a plant name themselves; null for those of the plant, and for what was not found. */
  async ofParts(sent: readonly OfPart[]): Promise<{ module: Module | null; inverter: Inverter | null }[]> {
    const found: { module: Module | null; inverter: Inverter | null }[] = []
    for (const [k, { module, inverter }] of sent.entries()) {
      const at = `sub_arrays.${k}.`
      found.push({
        module: await this.find<Module>('module', (module ?? undefined) as Sent<Module> | undefined, (id) => this.sources.module(id), at),
        inverter: await this.find<Inverter>(
          'inverter',
          (inverter ?? undefined) as Sent<Inverter> | undefined,
          (id) => this.sources.inverter(id),
          at,
        ),
      })
    }
    return found
  }

  /** @param at  path of the section of which it is a part; empty for the request */
  private async find<Section extends object>(
    name: 'weather' | 'module' | 'inverter',
    sent: Sent<Section> | undefined,
    get: (id: string) => Section | Promise<Section>,
    at = '',
  ): Promise<Section | null> {
    if (sent === undefined || (at === '' && this.invalid.has(name))) return null
    if (!('id' in sent)) return sent
    requireSource(this.sources, name)
    try {
      return await get(sent.id)
    } catch (cause) {
      if (!(cause instanceof EngineError && cause.failures.every(({ code }) => code === 'not_found'))) throw cause
      this.failures.addItems(
        at === '' ? cause.failures : cause.failures.map((failure) => ({ ...failure, field: `${at}${failure.field ?? name}` })),
      )
      return null
    }
  }
}
