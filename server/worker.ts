/** Entry point of a worker: assembles the tasks, as app.ts assembles the services. */
import { BodyTasks } from './http/body-tasks.ts'
import { collectingLarge } from './http/large-bodies.ts'
import { problemCodec } from './http/problem-codec.ts'
import { LibraryService } from './library/service.ts'
import { RequestReader } from './runs/request-reader.ts'
import { type RunHost, RunTasks } from './runs/tasks.ts'
import { TreeTasks } from './tree/tasks.ts'
import { type WeatherHost, WeatherSections } from './weather/sections.ts'
import { WeatherTasks } from './weather/tasks.ts'
import { serve } from './workers/serve.ts'

serve<RunHost & WeatherHost>(problemCodec, ['delivery', 'storedWeather'], (host) => {
  const weather = new WeatherTasks()
  const reader = new RequestReader(new WeatherSections(host), new LibraryService())
  const { run, check } = new RunTasks(host, reader)
  const { scoreTree, describeTree } = new TreeTasks((body) => reader.full(body))
  const { checkBody, fingerprint } = new BodyTasks()
  const { makeTypicalYear, readTypicalYear, parseWeather } = weather
  const tasks = { checkBody, fingerprint, run, check, scoreTree, describeTree, makeTypicalYear, readTypicalYear, parseWeather }
  return collectingLarge(tasks, () => Bun.gc(true))
})
