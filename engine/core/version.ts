/** Raised by every change that moves a number; each version has its line in the patch notes. */
export const ENGINE_VERSION = '1.7.0'
