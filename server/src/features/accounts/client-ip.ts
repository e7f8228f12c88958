/** Set by our own server from the socket; a client's header of this name is discarded. */
export const clientIpHeader = "x-client-ip";
