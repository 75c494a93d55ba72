/* Wine 8 has no bcryptprimitives.dll, whose one function gives random bytes to programs that are written in Rust and Go. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    const SIZE_T most = 1 << 20;
    for (SIZE_T at = 0; at < count; at += most) {
        ULONG part = (ULONG)(count - at < most ? count - at : most);
        if (!RtlGenRandom(bytes + at, part)) return FALSE;
    }
    return TRUE;
}
