import { join } from 'node:path'
import { rounds } from '../rounds.ts'
import { percentile } from './report.ts'

/** Pause of a caller between two requests; longer among the other tests, which measure no times. */
const PAUSE_MILLIS = { health: rounds(50, 10), innocent: rounds(1000, 250) }

/** An answer that a caller got; the status is 0 when there was none. */
export interface Answered {
  readonly caller: number
  readonly status: number
  readonly millis: number
}

/** Ordinary callers in a process of their own, each with one request after another. */
export class Callers {
  readonly answers: Answered[] = []
  private readonly process
  private readonly ended: Promise<void>

  /**
   * @param kind  `health` asks for GET /api/health; `innocent` sends simple runs and full runs of a
   *   year in turn, each caller from an address of its own
   */
  constructor(
    url: string,
    kind: keyof typeof PAUSE_MILLIS,
    private readonly count: number,
  ) {
    const script = join(import.meta.dir, 'callers-process.ts')
    this.process = Bun.spawn([process.execPath, script, url, kind, String(count), String(PAUSE_MILLIS[kind])], {
      stdin: 'pipe',
      stdout: 'pipe',
      stderr: 'inherit',
    })
    this.ended = this.read()
  }

  /** Waits until every caller has got so many answers since now. */
  async answered(each: number): Promise<void> {
    const from = this.answers.length
    for (;;) {
      const counts = new Array<number>(this.count).fill(0)
      for (const { caller } of this.answers.slice(from)) counts[caller] = (counts[caller] ?? 0) + 1
      if (Math.min(...counts) >= each) return
      await Bun.sleep(20)
    }
  }

  /** Lets the callers finish their last requests. Returns all answers. */
  async stop(): Promise<readonly Answered[]> {
    await this.process.stdin.end()
    await this.ended
    return this.answers
  }

  kill(): void {
    this.process.kill('SIGKILL')
  }

  private async read(): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const piece of this.process.stdout) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [caller = 0, status = 0, millis = 0] = line.split(' ').map(Number)
        this.answers.push({ caller, status, millis })
      }
    }
  }
}

/** Time within which 99 of 100 answers came, milliseconds. */
export function p99(answers: readonly Answered[]): number {
  return percentile(
    answers.map(({ millis }) => millis),
    0.99,
  )
}

/** How often each status came. */
export function statusCounts(answers: readonly { readonly status: number }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
