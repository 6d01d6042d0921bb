import { configure } from '@testing-library/react'

// Nothing here measures time: on a busy machine a screen may take longer than the second it usually gets.
configure({ asyncUtilTimeout: 8_000 })
