export { modelsOf } from '../method/models.ts'
export { notCounted } from '../method/not-counted.ts'
