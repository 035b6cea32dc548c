/** What the pictures of this folder are made of, as those of a run are. */
export { type Area, areaOf, bottomAxis, leftAxis } from './axes.ts'
export { type Canvas, canvasOf, cut, isNarrow, label, type PictureOptions, picture, textWidth } from './canvas.ts'
export { element, lineThrough, type SvgElement } from './element.ts'
export { legend } from './legend.ts'
export { fixed } from './number-text.ts'
export { decimalsOf, marksOf, roundScale, type Scale, scaleOf } from './scale.ts'
export { rampColour, THEMES, type ThemeName } from './theme.ts'
