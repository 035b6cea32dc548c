/** The tables of modules and inverters, and how well their models keep what a data sheet states. */
export { type InverterFit, inverterFit } from './component-fit/inverter-fit.ts'
export { type ModuleFit, moduleFit } from './component-fit/module-fit.ts'
export { type Library, type LibraryPage, openLibrary } from './library/index.ts'
