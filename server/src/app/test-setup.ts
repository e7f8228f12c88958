import { closeAfterTheFile } from "./test-closers.ts";

closeAfterTheFile();
