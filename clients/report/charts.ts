/** What pictures are made of, for pictures of other things than a run. */
export { acrossAxis } from './pictures/across-axis.ts'
export { type Area, areaOf, bottomAxis, leftAxis } from './pictures/axes.ts'
export { type Canvas, canvasOf, cut, isNarrow, label, type PictureOptions, picture, textWidth } from './pictures/canvas.ts'
export { element, lineThrough, type SvgElement } from './pictures/element.ts'
export { legend } from './pictures/legend.ts'
export { fixed } from './pictures/number-text.ts'
export { decimalsOf, marksOf, roundScale, type Scale, scaleOf } from './pictures/scale.ts'
export { rampColour, THEMES, type ThemeName } from './pictures/theme.ts'
