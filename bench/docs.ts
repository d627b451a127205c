import { availableParallelism, totalmem } from "node:os";
export const machineSize = () => `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
export function writeBenchmarkDocs(): void {}
