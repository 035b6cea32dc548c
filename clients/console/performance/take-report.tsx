import { htmlOf, performanceReport } from '@pvyield/report/performance'
import { useState } from 'preact/hooks'
import { saveFile } from '../parts/save-file.ts'
import type { ViewProps } from '../shell/view.ts'
import { wholeRequest } from '../take/whole-request.ts'
import type { PerformanceAnswer, PerformanceJob, ReadRows } from './test-plant.ts'

interface TakeReportProps extends Pick<ViewProps, 'host' | 'pool' | 'state'> {
  readonly job: PerformanceJob
  readonly answer: PerformanceAnswer
  readonly read: ReadRows
}

const NAME = 'performance'

/** The test as a report, and as the request that gives it. HTML is written here; a PDF is written by the service. */
export function TakeReport({ host, pool, state, job, answer, read }: TakeReportProps) {
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const request = async () => JSON.stringify({ ...(await pool.ask('performance request', job)), run: await wholeRequest(state) })
  const during = (act: () => Promise<void>) => () => {
    setBusy(true)
    act()
      .then(
        () => setFault(''),
        (cause: unknown) => setFault(cause instanceof Error ? cause.message : String(cause)),
      )
      .finally(() => setBusy(false))
  }
  const html = () => {
    const date = new Date().toISOString().slice(0, 10)
    // Rows are read as of their starts, whatever their stamps marked.
    const measured = { timezone: read.timezone, interval: 'start' } as const
    const details = { date, profile: null, subject: { run: job.body, measured, file: job.measured.name } }
    saveFile(`${NAME}.html`, new Blob([htmlOf(performanceReport(answer, details))], { type: 'text/html' }))
  }
  const pdf = during(async () => saveFile(`${NAME}.pdf`, await pdfOf(`${host.root}api/performance`, await request())))
  const json = during(async () => saveFile(`${NAME}.json`, new Blob([await request()], { type: 'application/json' })))
  return (
    <section class="card" aria-labelledby="take-performance">
      <h2 id="take-performance">Take it with you</h2>
      <p class="hint">
        The PDF is written by the service, to which the rows are sent for it{host.isCharged ? '; it is charged as a run of this plant' : ''}
        . The request is that of <code>POST /api/performance</code>.
      </p>
      <p class="tools">
        <button type="button" onClick={html}>
          Report as HTML
        </button>
        <button type="button" disabled={isBusy} onClick={pdf}>
          Report as PDF
        </button>
        <button type="button" disabled={isBusy} onClick={json}>
          Request as JSON
        </button>
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
    </section>
  )
}

/** Fails: Error with what the service says. */
async function pdfOf(url: string, request: string): Promise<Blob> {
  const packed = await new Response(new Blob([request]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
  const headers = { 'content-type': 'application/json', accept: 'application/pdf' }
  const answer = await fetch(url, { method: 'POST', headers, body: packed }).catch(() => null)
  if (answer === null) throw new Error('The service does not answer: is it still running?')
  if (answer.ok) return answer.blob()
  const problem = (await answer.json().catch(() => null)) as { readonly detail?: string } | null
  throw new Error(problem?.detail ?? `HTTP ${answer.status}`)
}
