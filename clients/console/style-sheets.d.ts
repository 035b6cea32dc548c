/** Style sheets are imported for their effect: the bundler of the page gathers them. */
declare module '*.css'
