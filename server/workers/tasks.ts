import type { Host, Results, Task } from './protocol.ts'
import { checkRun, runTask } from './run-task.ts'
import { Sections } from './sections.ts'
import { Tables } from './tables.ts'
import { WeatherCache } from './weather-cache.ts'
import { makeTypicalYear, readWeatherFile } from './weather-tasks.ts'

/** Does tasks, with tables and weather kept from one to the next. */
export class TaskRunner {
  private readonly tables = new Tables()
  private readonly sections: Sections

  constructor(host: Host) {
    this.sections = new Sections(host, this.tables, new WeatherCache())
  }

  /** Fails: Problem, or an Error for a fault of the service. */
  async run(task: Task): Promise<Results[Task['kind']]> {
    switch (task.kind) {
      case 'run':
        return runTask(task, this.sections)
      case 'check':
        return checkRun(task.run, task.text)
      case 'typicalYear':
        return makeTypicalYear(this.tables, task.latitude, task.longitude)
      case 'parseWeather':
        return readWeatherFile(task.bytes, task.fileName)
    }
  }
}
