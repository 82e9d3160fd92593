// A neighbour's policy, for those who must not ask it.
export const mayEdit = () => false
