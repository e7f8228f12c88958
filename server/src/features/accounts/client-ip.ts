/** Set by our own server from the socket; a client's header of this name is discarded. */
export const clientIpHeader = "x-client-ip";

/** Set by our own server on a request that may see the development routes; a client's header of this name is discarded. */
export const directHeader = "x-client-direct";
