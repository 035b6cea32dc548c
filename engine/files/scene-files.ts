/** What is read as the scene or the ground of a plant, for messages. */
export const SCENE_FILES =
  'a file of PVsyst (VC0 and its like, SHD, PRJ, SIT), PVCollada or Collada (PVC, DAE), DXF, GeoJSON, KML or KMZ, CSV of tables or piles, ' +
  'the inputs of SolarFarmer (JSON), or terrain: GeoTIFF, ASCII grid, XYZ or LandXML'
