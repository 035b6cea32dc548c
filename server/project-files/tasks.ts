import type { SentForm } from '@pvyield/contract/handlers'
import type { HorizonFileAnswer, HoursFileAnswer, ParsedMeasured, ParsedProjectOut, ParsedSceneOut } from '@pvyield/contract/schemas'
import {
  type HorizonFileOptions,
  type LayoutOptions,
  ObjectFileError,
  parseHorizon,
  parseHours,
  parseProject,
  parseSceneFile,
  standardOffsetHours,
  standardOffsetOfZone,
  WeatherFileError,
  type WeatherFileOptions,
} from '@pvyield/engine'
import { parseMeasured } from '@pvyield/engine/performance'
import { engineWork } from '../engine/engine-call.ts'
import { Problem } from '../http/problem.ts'
import { plainFile, uploadedFile } from '../http/uploaded-file.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Facts about a file that its sender knows and the file does not state. */
export interface KnownPlace {
  readonly latitude?: number
  readonly longitude?: number
  readonly timezone?: number
}

/** A form with the part `file`. */
export interface UploadedProject {
  readonly form: SentForm
  readonly known: KnownPlace
}

/** A form with a scene or layout. */
export interface UploadedScene {
  readonly form: SentForm
  readonly known: LayoutOptions
}

/** A form with a horizon. */
export interface UploadedHorizon {
  readonly form: SentForm
  readonly known: Pick<HorizonFileOptions, 'azimuths' | 'latitude'>
}

/** A form with measured rows. */
export interface UploadedMeasured {
  readonly form: SentForm
  readonly known: KnownPlace & Pick<WeatherFileOptions, 'interval'>
}

/** A form with an archive of a project. */
export interface UploadedArchive {
  readonly form: SentForm
  readonly known: { readonly variant?: string }
}

/** Tasks of a worker for files of projects. */
export class ProjectFileTasks {
  constructor(private readonly guard: TaskGuard) {}

  /**
   * Reads a layout, or a variant, scene, project or site.
   * Fails: Problem validation_error of the field `file` or of the form, payload_too_large; as its
   * guard.
   */
  readonly parseScene = ({ form, known }: UploadedScene): Promise<ParsedSceneOut> =>
    this.read(form, (bytes, name) => parseSceneFile(bytes, known, name))

  /** The same for a whole project in an archive. */
  readonly parseProject = ({ form, known }: UploadedArchive): Promise<ParsedProjectOut> =>
    this.read(form, (bytes) => engineWork(() => parseProject(bytes, { ...known, onProgress: this.guard.checkpoint }), {}))

  /** The same for hourly results. */
  readonly parseHours = ({ form, known }: UploadedProject): Promise<HoursFileAnswer> =>
    this.read(form, (bytes) => parseHours(bytes, { ...known, timezoneAt: standardOffsetHours, onProgress: this.guard.checkpoint }))

  /** The same for measured rows. */
  readonly parseMeasured = ({ form, known }: UploadedMeasured): Promise<ParsedMeasured> =>
    this.read(form, (bytes) =>
      parseMeasured(bytes, {
        ...known,
        timezoneAt: standardOffsetHours,
        offsetOfZone: standardOffsetOfZone,
        onProgress: this.guard.checkpoint,
      }),
    )

  /** The same for a horizon. */
  readonly parseHorizon = ({ form, known }: UploadedHorizon): Promise<HorizonFileAnswer> =>
    this.read(form, (bytes, fileName) => parseHorizon(bytes, { ...known, fileName }), plainFile)

  private async read<Answer>(
    form: SentForm,
    parse: (bytes: Uint8Array, name: string) => Answer | Promise<Answer>,
    open: typeof plainFile = uploadedFile,
  ): Promise<Answer> {
    const { bytes, name } = await open(form, this.guard)
    this.guard.checkpoint()
    try {
      return await parse(bytes, name)
    } catch (cause) {
      const failures = cause instanceof ObjectFileError ? cause.failures : cause instanceof WeatherFileError ? [cause.message] : null
      if (failures === null) throw cause
      const field = cause instanceof ObjectFileError ? cause.field : 'file'
      throw Problem.ofItems(
        'validation_error',
        failures.map((message) => ({ field, message, code: 'validation_error' })),
      )
    }
  }
}
