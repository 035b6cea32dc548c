/** What the results of a plant of parts show besides those of any plant. Loaded with the first such plant. */
export { PartMonths, PartMonthsTable } from './part-months.tsx'
export { PartsCard } from './parts-card.tsx'
