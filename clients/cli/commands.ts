import type { Action, Command } from './command.ts'
import { BATCH } from './commands/batch.ts'
import { COMPARE } from './commands/compare.ts'
import { COMPLETIONS } from './commands/completions.ts'
import { DOCS } from './commands/docs.ts'
import { FEEDBACK } from './commands/feedback.ts'
import { IMPORT } from './commands/import.ts'
import { AUDIT, BACKUP } from './commands/operate.ts'
import { OPTIMISE } from './commands/optimise.ts'
import { PARSE } from './commands/parse.ts'
import { PERFORMANCE } from './commands/performance.ts'
import { PLACES } from './commands/places.ts'
import { RUN } from './commands/run.ts'
import { DAY, SCENE } from './commands/scene.ts'
import { MCP, SERVE } from './commands/serve.ts'
import { SIMULATE } from './commands/simulate.ts'
import { SIZE } from './commands/size.ts'
import { SWEEP } from './commands/sweep.ts'
import { TREE } from './commands/tree.ts'
import { UNCERTAINTY } from './commands/uncertainty.ts'
import { WEATHER_CORRELATE, WEATHER_QUALITY, WEATHER_SCALE, WEATHER_SYNTHETIC, WEATHER_TYPICAL_YEAR } from './commands/weather.ts'
import { WEATHER_COMPARE, WEATHER_FETCH } from './commands/weather-sources.ts'

/** A command, and what it does: loaded when it is called, so that the others cost nothing. */
export interface Entry {
  readonly command: Command
  readonly load: () => Promise<Action>
}

/** The commands, in the order of the help. `simulate` has a start of its own: `main.ts`. */
export const COMMANDS: readonly Entry[] = [
  { command: SIMULATE, load: async () => (await import('./simulation.ts')).simulateAction },
  { command: RUN, load: async () => (await import('./actions/run.ts')).runAction },
  { command: COMPARE, load: async () => (await import('./actions/compare.ts')).compareAction },
  { command: PARSE, load: async () => (await import('./actions/parse.ts')).parseAction },
  { command: IMPORT, load: async () => (await import('./actions/import.ts')).importAction },
  { command: SIZE, load: async () => (await import('./actions/size.ts')).sizeAction },
  { command: SCENE, load: async () => (await import('./actions/scene.ts')).sceneAction },
  { command: DAY, load: async () => (await import('./actions/scene.ts')).dayAction },
  { command: TREE, load: async () => (await import('./actions/tree.ts')).treeAction },
  { command: OPTIMISE, load: async () => (await import('./actions/optimise.ts')).optimiseAction },
  { command: SWEEP, load: async () => (await import('./actions/sweep.ts')).sweepAction },
  { command: UNCERTAINTY, load: async () => (await import('./actions/uncertainty.ts')).uncertaintyAction },
  { command: BATCH, load: async () => (await import('./actions/batch.ts')).batchAction },
  { command: WEATHER_QUALITY, load: async () => (await import('./actions/weather-quality.ts')).weatherQualityAction },
  { command: WEATHER_SCALE, load: async () => (await import('./actions/weather-long-term.ts')).weatherScaleAction },
  { command: WEATHER_CORRELATE, load: async () => (await import('./actions/weather-long-term.ts')).weatherCorrelateAction },
  { command: WEATHER_TYPICAL_YEAR, load: async () => (await import('./actions/weather-long-term.ts')).weatherTypicalYearAction },
  { command: WEATHER_SYNTHETIC, load: async () => (await import('./actions/weather-synthetic.ts')).weatherSyntheticAction },
  { command: WEATHER_FETCH, load: async () => (await import('./actions/weather-sources.ts')).weatherFetchAction },
  { command: WEATHER_COMPARE, load: async () => (await import('./actions/weather-sources.ts')).weatherCompareAction },
  { command: PERFORMANCE, load: async () => (await import('./actions/performance.ts')).performanceAction },
  { command: PLACES, load: async () => (await import('./actions/places.ts')).placesAction },
  { command: DOCS, load: async () => (await import('./actions/docs.ts')).docsAction },
  { command: SERVE, load: async () => (await import('./actions/serve.ts')).serveAction },
  { command: BACKUP, load: async () => (await import('./actions/operate.ts')).operating('backup') },
  { command: AUDIT, load: async () => (await import('./actions/operate.ts')).operating('audit') },
  { command: MCP, load: async () => (await import('./actions/mcp.ts')).mcpAction },
  { command: FEEDBACK, load: async () => (await import('./actions/feedback.ts')).feedbackAction },
  {
    command: COMPLETIONS,
    load: async () => {
      const { completionsAction } = await import('./actions/completions.ts')
      return (call) =>
        completionsAction(
          COMMANDS.map(({ command }) => command),
          call,
        )
    },
  },
]
