/** Colours of the page, as CSS. */
export interface StageColours {
  readonly grid: string
  readonly frame: string
  readonly accent: string
  readonly object: string
  readonly edge: string
  readonly trees: string
  readonly ground: string
  readonly contour: string
}
