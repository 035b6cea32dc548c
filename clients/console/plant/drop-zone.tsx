import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageHost } from '../shell/host.ts'
import type { ConsoleState } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import type { WorkerPool } from '../worker/pool.ts'
import type { Report } from './file-report.tsx'
import { MissingWeather } from './missing-weather.tsx'
import { isObject } from './paths.ts'

interface DropZoneProps {
  readonly host: PageHost
  readonly pool: WorkerPool
  readonly store: Store
  readonly state: ConsoleState
}

/** Takes files of other programs that are dropped anywhere on the page, or opened. */
export function DropZone(props: DropZoneProps) {
  const { host, store, state } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { reports, take, close } = useReports(props)
  const shown = useReportView(reports.length > 0)
  useDrops(setOver, take)
  return (
    <div class={isOver ? 'drop over' : 'drop'}>
      <p>
        Drop a PAN, OND, VCx, SHD, PRJ, ZIP of a project, horizon or weather file, measured rows (CSV), a layout (DXF, PVC, DAE, GeoJSON,
        KML, CSV), terrain (GeoTIFF .tif, ASCII grid .asc, points .xyz, LandXML .xml), or a scene or run request as JSON, anywhere, or{' '}
        <button type="button" onClick={() => input.current?.click()}>
          Open files
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files of a plant"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = '' // so that the same file can be opened again
            void take(files)
          }}
        />
      </p>
      <MissingWeather root={host.root} store={store} state={state} onOpen={() => input.current?.click()} />
      <div role="status">
        {shown === null
          ? null
          : reports.map((report, k) => (
              <shown.FileReport key={`${k} ${report.name}`} root={host.root} report={report} store={store} onClose={() => close(report)} />
            ))}
      </div>
    </div>
  )
}

type ReportView = typeof import('./file-report.tsx')

/** What shows reports; its code comes with the first. */
function useReportView(isWanted: boolean): ReportView | null {
  const [loaded, setLoaded] = useState<ReportView | null>(null)
  useEffect(() => {
    if (isWanted) void import('./file-report.tsx').then(setLoaded)
  }, [isWanted])
  return isWanted ? loaded : null
}

/** Takes files, and reports on each of them. */
function useReports(props: DropZoneProps) {
  const { store, state } = props
  const [reports, setReports] = useState<readonly Report[]>([])
  /** Ground that came before the scene that stands on it. */
  const waiting = useRef<File | null>(null)
  // A report is about the plant that got the file, and what it offers too.
  useEffect(() => setReports([]), [state.view])
  const take = async (files: Iterable<File>) => {
    setReports([])
    for (const file of groundLast(files)) {
      const report = await taken(file, props, again(file))
      setReports((before) => [...before, report])
      if (isWaiting(report)) waiting.current = file
      const ground = waiting.current
      if (ground === null || !isObject(store.state.plant.body.scene)) continue
      waiting.current = null
      const placed = await taken(ground, props, again(ground))
      setReports((before) => [...before.filter((each) => !isWaiting(each)), placed])
    }
  }
  const again = (file: File) => async (as: 'weather' | 'measured') => {
    const report = await taken(file, props, again(file), as)
    setReports((before) => before.map((each) => (each.file === file ? report : each)))
  }
  const close = (report: Report) => {
    if (isWaiting(report)) waiting.current = null
    setReports(reports.filter((each) => each !== report))
  }
  return { reports, take, close }
}

async function taken(...sent: Parameters<typeof import('./take-file.ts').takeFile>): Promise<Report> {
  const [file] = sent
  try {
    const { takeFile } = await import('./take-file.ts')
    return await takeFile(...sent)
  } catch (cause) {
    return { name: file.name, file, fault: cause instanceof Error ? cause.message : String(cause) }
  }
}

function isWaiting(report: Report): boolean {
  return 'isWaiting' in report && report.isWaiting
}

/** Files with the ground after those of what stands on it. */
function groundLast(files: Iterable<File>): File[] {
  const isGround = ({ name }: File) => Number(/\.(tiff?|asc|grd|xyz|landxml|xml)$/i.test(name))
  return [...files].sort((a, b) => isGround(a) - isGround(b))
}

/** Files that are dropped on the page. Nothing of them is sent anywhere. */
function useDrops(setOver: (isOver: boolean) => void, take: (files: Iterable<File>) => Promise<void>): void {
  const newest = useRef(take)
  newest.current = take
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault() // else the browser opens the file in place of the page
      setOver(true)
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      void newest.current([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [setOver])
}
