/** A request states one uncertainty: as a figure, or by parts. */
export const GIVEN_TWICE = 'The uncertainty is given twice: send either uncertainty or uncertainty_parts'
