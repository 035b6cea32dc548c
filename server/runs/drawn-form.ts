import type { PictureChoice, PictureName, ThemeName } from '@pvyield/report'

/** A form in which an answer is drawn from the run: a picture, or its report. */
export type DrawnForm = 'svg' | 'html' | 'pdf'

/** What of a run is drawn, and how. */
export interface Drawing extends Pick<PictureChoice, 'date'> {
  readonly picture: PictureName
  readonly theme: ThemeName
  readonly width: number
}

export const DRAWN_TYPES = {
  svg: 'image/svg+xml',
  html: 'text/html',
  pdf: 'application/pdf',
} as const satisfies Record<DrawnForm, string>

export function isDrawn(form: string): form is DrawnForm {
  return Object.hasOwn(DRAWN_TYPES, form)
}

/** The drawn form of a media type; undefined for another one. */
export function drawnFormOf(mediaType: string): DrawnForm | undefined {
  return (Object.keys(DRAWN_TYPES) as DrawnForm[]).find((form) => DRAWN_TYPES[form] === mediaType)
}

/** Series that a drawing needs; null for none. */
export function drawnColumns(
  form: DrawnForm,
  { picture }: Pick<Drawing, 'picture'>,
  asked: readonly string[] | null,
): readonly string[] | null {
  if (form !== 'svg' || picture === 'daily') return ['GlobInc', 'E_Grid']
  if (picture === 'day') return asked ?? ['GlobInc', 'GlobEff', 'E_Grid']
  return picture === 'heatmap' || picture === 'duration' ? (asked ?? ['E_Grid']).slice(0, 1) : null
}
