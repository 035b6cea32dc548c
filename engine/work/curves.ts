/** The curves of modules and inverters: loaded with the first of them. */
export { iamCurve } from '../optics/iam-curve.ts'
export { inverterCurves } from '../plant-figures/inverter-curves.ts'
export { moduleCurves } from '../plant-figures/module-curves.ts'
