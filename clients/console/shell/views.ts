import { PERFORMANCE, PROJECTS, START } from '../state/console-state.ts'
import type { View } from './view.ts'

/** The views in the order of their tabs. A new view is a new entry. */
export const VIEWS: readonly View[] = [
  { id: START, title: 'Plant', hasPicture: true, load: async () => (await import('../start/start-view.tsx')).StartView },
  { id: 'compare', title: 'Compare', load: async () => (await import('../compare/compare-view.tsx')).CompareView },
  { id: PERFORMANCE, title: 'Performance', load: async () => (await import('../performance/performance-view.tsx')).PerformanceView },
  { id: PROJECTS, title: 'Projects', load: async () => (await import('../projects/projects-view.tsx')).ProjectsView },
  { id: 'plant', title: 'Full plant', load: async () => (await import('../plant/plant-view.tsx')).PlantView },
  { id: 'scene', title: 'Scene', load: async () => (await import('../scene/scene-view.tsx')).SceneView },
]
