export { LOW_SUN_RAD, LOW_SUN_SIN } from '../core/low-sun.ts'
