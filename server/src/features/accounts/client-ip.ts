/** Set by our own server from the socket; what a client sends under this name is thrown away. */
export const clientIpHeader = "x-client-ip";
