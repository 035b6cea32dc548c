/** What only `bifacial.model` `scene` needs: work loads it with the first scene. */
export { prepareSceneRear } from './prepare-scene-rear.ts'
