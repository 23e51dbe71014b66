/// <reference types="@types/jest" />
/// <reference types="node" />
import '@testing-library/jest-dom'
