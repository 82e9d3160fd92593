// Allowed: nothing imported.
export const DAY_HOURS = 24
