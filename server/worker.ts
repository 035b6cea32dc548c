/** Entry point of a worker: assembles the tasks, as app.ts assembles the services. */
import { AccountTasks } from './accounts/tasks.ts'
import { storesOf } from './assembly/stores.ts'
import { warmUp } from './assembly/warm-up.ts'
import { unitsOfRun } from './charging/charged.ts'
import type { ChargeHost } from './charging/service.ts'
import { ComponentFileTasks } from './component-files/tasks.ts'
import { ComponentService } from './components/service.ts'
import { ComponentTasks } from './components/tasks.ts'
import { WorkSources } from './engine/work-sources.ts'
import { BodyTasks } from './http/body-tasks.ts'
import { problemCodec } from './http/problem-codec.ts'
import { IamCurveService } from './iam-curve/service.ts'
import { IamCurveTasks } from './iam-curve/tasks.ts'
import { LibraryService } from './library/service.ts'
import { LibraryTasks } from './library/tasks.ts'
import { ProjectFileTasks } from './project-files/tasks.ts'
import { ProjectTasks } from './projects/tasks.ts'
import { ItemChecks } from './runs/compare/item-checks.ts'
import { CompareTasks } from './runs/compare/tasks.ts'
import { ExpansionTasks } from './runs/expansion-tasks.ts'
import { PerformanceTasks } from './runs/performance/tasks.ts'
import { DrawingTasks } from './runs/stored-drawing.ts'
import type { StudyHost } from './runs/study-host.ts'
import { RunTasks } from './runs/tasks.ts'
import { studyTasks } from './runs/tasks-of-studies.ts'
import { SceneTasks } from './scene/tasks.ts'
import { SizingTasks } from './sizing/tasks.ts'
import { TreeTasks } from './tree/tasks.ts'
import { UncertaintyTasks } from './uncertainty/tasks.ts'
import { ComparisonTasks } from './weather/comparison-tasks.ts'
import { DerivingTasks } from './weather/derived/tasks.ts'
import { type WeatherHost, WeatherSections } from './weather/sections.ts'
import { WeatherTasks } from './weather/tasks.ts'
import { serve } from './workers/serve.ts'

const QUESTIONS = [
  'storedWeather',
  'requireWeather',
  'typicalYear',
  'keepYear',
  'charge',
  'storedChunks',
  'storedProgress',
  'keepChunk',
] as const

serve<WeatherHost & ChargeHost & StudyHost>(problemCodec, QUESTIONS, (host, guard) => {
  const weather = new WeatherTasks(guard)
  const library = new LibraryService()
  const sections = new WeatherSections(host)
  const sources = new WorkSources(storesOf(host, sections, weather, library), guard)
  const { deriveWeather } = new DerivingTasks(sections, guard)
  const charges = { host, unitsOf: unitsOfRun }
  const { run, check } = new RunTasks(sources, guard, charges, library, studyTasks(sources, guard, charges, host))
  const { drawStored } = new DrawingTasks(guard, library)
  const { expandSimple } = new ExpansionTasks(sources)
  const checks = new ItemChecks(sources, unitsOfRun)
  const { checkComparison, compareRuns } = new CompareTasks(sources, guard, checks)
  const { checkPerformance, testPerformance } = new PerformanceTasks(sources, guard, checks)
  const { readProject, readNewVariant, readVariantChange, differenceOf, sharedRequest } = new ProjectTasks(sources, guard)
  const { scoreTree, describeTree } = new TreeTasks(sources)
  const { validateScene, exportScene, drawScene, solveSceneDay, drawSceneDay } = new SceneTasks(sources, guard)
  const { sizePlant } = new SizingTasks(sources)
  const { checkBody, fingerprint } = new BodyTasks(guard)
  const { parsePan, parseOnd } = new ComponentFileTasks(guard)
  const { parseProject, parseScene, parseHours, parseMeasured, parseHorizon } = new ProjectFileTasks(guard)
  const { readLogo, checkPreference } = new AccountTasks(guard)
  const { searchModules, searchInverters } = new LibraryTasks(library)
  const { listComponents, describeComponent } = new ComponentTasks(new ComponentService(library))
  const { readUncertainty, assessUncertainty } = new UncertaintyTasks(guard)
  const { iamCurve } = new IamCurveTasks(new IamCurveService(library))
  const { compareFigures } = new ComparisonTasks((id) => sections.stored(id), guard)
  const { makeTypicalYear, readTypicalYear, readFetchedYears, parseWeather } = weather
  return {
    tasks: {
      checkBody,
      fingerprint,
      run,
      check,
      drawStored,
      checkComparison,
      compareRuns,
      checkPerformance,
      testPerformance,
      readProject,
      readNewVariant,
      readVariantChange,
      differenceOf,
      sharedRequest,
      expandSimple,
      scoreTree,
      describeTree,
      validateScene,
      drawScene,
      solveSceneDay,
      drawSceneDay,
      exportScene,
      makeTypicalYear,
      readTypicalYear,
      readFetchedYears,
      compareFigures,
      parseWeather,
      deriveWeather,
      parsePan,
      parseOnd,
      sizePlant,
      parseProject,
      parseScene,
      parseHours,
      parseMeasured,
      parseHorizon,
      readLogo,
      checkPreference,
      searchModules,
      searchInverters,
      listComponents,
      describeComponent,
      iamCurve,
      readUncertainty,
      assessUncertainty,
    },
    warmUp: () => warmUp(weather, library),
  }
})
