/** Numbers of the box around an occluder: centre and half sizes to east, north and up. */
export const BOX = 6
